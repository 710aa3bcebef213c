/** Globs of the paths that fixers do not edit. What may be written is product code. */

/** Paths that fixers never edit, whatever the settings: git's own files, workflows, secrets, installed packages. */
export const SEALED = [
  '.git/**',
  '**/.git/**',
  '.github/{workflows,actions}/**',
  '**/.git{attributes,modules}',
  '**/.env',
  '**/.env.*',
  '**/*.env',
  '**/.envrc',
  '**/node_modules/**',
  '**/.{npmrc,netrc,pypirc,git-credentials}',
  '**/*.{p8,p12,pfx,pem,key,jks,keystore}',
  '**/id_{rsa,dsa,ecdsa,ed25519}*',
] as const

/** Paths that run in CI or on people's machines, or that configure their tools: hooks, editors, agents. */
export const ALWAYS_PROTECTED = [
  '**/.*',
  '**/.*/**',
  '**/{action,azure-pipelines,bitbucket-pipelines,appveyor,cloudbuild,buildspec,codecov}.{yml,yaml}',
  '**/{Jenkinsfile,CODEOWNERS,Procfile,Vagrantfile,Brewfile,Earthfile,Tiltfile,Dangerfile}{,.*}',
  '**/{Dockerfile,Containerfile}{,.*}',
  '**/*.Dockerfile',
  '**/{docker-,}compose{,.*}.{yml,yaml}',
  '**/{AGENTS,CLAUDE,GEMINI}.md',
  '**/_config.yml',
] as const

/** Manifests, lockfiles and build files: they decide what is installed, built and run. */
export const PROJECT_FILES = [
  '**/{package-lock,npm-shrinkwrap,deno,jsr,lerna,nx,turbo,project,rush,bower,composer,global}.{json,jsonc}',
  '**/{pnpm-lock,pnpm-workspace}.{yml,yaml}',
  '**/*.{lock,lockb,lockfile}',
  '**/packages.lock.json',
  '**/{Cargo,rust-toolchain,uv,poetry,pdm,bunfig,netlify,fly,wrangler,buf,mise,Project,Manifest,clippy,rustfmt}.toml',
  '**/go.{mod,sum,work,work.sum}',
  '**/{Gemfile,Rakefile,Pipfile,Podfile,Fastfile,Guardfile,Berksfile,Cheffile}{,.*}',
  '**/*.{gemspec,podspec,csproj,fsproj,vbproj,vcxproj,sln,slnx,nuspec,props,targets,cabal,rockspec,opam,nimble}',
  '**/{NuGet,nuget,packages,app,web}.config',
  '**/{requirements,constraints}{,-*,_*,.*}.{txt,in}',
  '**/requirements/*.{txt,in}',
  '**/{setup.py,noxfile.py,tasks.py,fabfile.py,dodo.py,wscript,MANIFEST.in,environment.yml,environment.yaml}',
  '**/{mix.exs,build.sbt,build.xml,build.zig,build.zig.zon,meson.build,meson_options.txt,Package.swift,stack.yaml}',
  '**/{gradlew,mvnw}{,.bat,.cmd}',
  '**/gradle{,-wrapper}.properties',
  '**/gradle/**/*.{jar,toml,properties,gradle}',
  '**/*.{gradle,gradle.kts,sbt,cmake,mk,mak,am,ac,m4,bzl,bazel}',
  '**/{CMakeLists.txt,CMakePresets.json,Makefile,makefile,GNUmakefile,Justfile,justfile,Taskfile.yml,Taskfile.yaml}',
  '**/{WORKSPACE,BUILD,MODULE.bazel,configure,Kconfig,SConstruct,SConscript,conanfile.py,conanfile.txt,vcpkg.json}',
  '**/{ts,js}config{,.*}.json',
  '**/{webpack,rollup,esbuild,tsup,tsdown,karma,cypress,wdio,nightwatch,ava,eslint,prettier,stylelint}.{config,conf}.*',
  '**/{commitlint,lint-staged,postcss,tailwind,svelte,next,nuxt,astro,metro,release,renovate,rspack,swc}.config.*',
  '**/{gulpfile,Gruntfile,gruntfile,jakefile,Jakefile}.*',
  '**/{renovate,biome,dprint,deno,now,vercel,firebase,app}.{json,json5,jsonc}',
  '**/{lefthook,trunk,mkdocs,sonar-project,skaffold,Chart,serverless,galaxy}.{yml,yaml,properties}',
  '**/*.{code-workspace,iml,xcscheme,pbxproj,sublime-project}',
] as const

/** Files of tests and of what tests compare with: a fix of the code does not touch them. */
export const TEST_FILES = [
  '**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
  '**/__tests__/**',
  '**/__snapshots__/**',
  '**/*.snap',
  '**/test_*.py',
  '**/*_test.py',
  '**/conftest.py',
  '**/*_test.go',
  '**/src/{test,it,integrationTest,testFixtures}/**',
  '**/*{Test,Tests,TestCase,IT,Spec}.{java,kt,groovy,scala,php,cs}',
  '**/*_{spec,test}.rb',
  '**/*{_test,_unittest}.{c,cc,cpp,cxx}',
  '**/*{-,_}{test,tests,spec,specs}.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py,rb,php,lua,ex,exs,dart,swift}',
  '{test,tests}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
  '**/{test,tests}{-,_,.}*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py,rb,php,lua,dart}',
  '**/*.{test,spec,tests,specs,cy,e2e,e2e-spec,unit,integration,it}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
  '**/*{Test,Tests,Spec,Specs}.{swift,dart,m,mm,vb,fs,cpp,hs,js,ts}',
  '**/*{.t,.feature,.bats,.robot}',
  '**/{test,tests,spec,specs,e2e,cypress,acceptance,regression-tests,integration-tests,unit-tests}/**',
  '**/{Test,Tests,UnitTests,IntegrationTests,*.Tests,*.Test}/**',
  // What tests compare with and read.
  '**/{fixture,fixtures,__fixtures__,testdata,test-data,test_data,testfixtures,testcases,test-cases,test_cases}/**',
  '**/{golden,goldens,__image_snapshots__,cassettes,vcr_cassettes,__recordings__}/**',
  '**/{snapshots,baselines}/**/*.{snap,json,txt,png,jpg,svg,html,xml,yml,yaml,md,csv,out,log}',
  '**/*.{golden,approved,approved.*,verified.*,received.*,snapshot,ambr,cassette,expected}',
  '**/{expected,fixture,fixtures,golden}{,-*,_*,.*}.{json,yml,yaml,txt,xml,csv,html}',
  '**/{vitest,jest,playwright,vite,babel}.config.*',
  '**/vitest.workspace.*',
  '**/{vitest,jest}.setup.*',
  '**/setup{Tests,-tests,-jest,-vitest}.*',
  '**/.mocharc.*',
  // Build files decide which tests exist and run.
  '**/{pom.xml,build.gradle,build.gradle.kts,settings.gradle,settings.gradle.kts}',
  '**/.mvn/**',
  '**/phpunit{,.dist}.xml{,.dist}',
  '**/.rspec',
  '**/.config/nextest.toml',
  '**/CTestTestfile.cmake',
  '**/{,.}pytest.{ini,toml}',
  '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
  '**/package.json',
  // Files that Python imports before or instead of pytest, and folders that frameworks treat as mocks.
  '**/{pytest,_pytest,pluggy,usercustomize}.py',
  '**/{pytest,_pytest}/**',
  '**/{tests,test}.py',
  '**/{{tests,test},*_{tests,test}}.rs',
  '**/__mocks__/**',
] as const

/** Files that hold test cases, by their names. */
export const TEST_CASE_NAMES = [
  '**/*.{test,spec,tests,specs}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
  '**/*{-,_}{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts,rb,php}',
  '**/test{-,_,.}*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py}',
  '**/*_test.{py,go}',
  '**/*{Test,Tests,Spec}.{java,kt,groovy,scala,php,cs}',
  '**/*.t',
] as const

/** Files that hold test cases by their folder, if their name is not that of a helper. */
export const TEST_CASE_FOLDERS = [
  '**/{test,tests,spec,specs,__tests__}/**/*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,rs}',
] as const
export const HELPER_NAMES = [
  '**/{helper,helpers,setup,setups,global,globals,util,utils,support,common,index,main,mod,config}{,.*,-*,_*}',
  '**/*{-,_,.}{setup,helper,helpers,util,utils,config}.*',
] as const

/** Files that other tests load or compare with, whatever their names. */
export const HELPER_FOLDERS = [
  '**/{__mocks__,__snapshots__,fixture,fixtures,__fixtures__,testdata,test-data,test_data,helpers,support,utils,lib}/**',
] as const
