import { describe, expect, it } from 'vitest'
import { hiddenFiles } from '../../src/domain/policy/hidden-files.ts'

describe('a file that holds secrets, or is git’s, is shown to no model:', () => {
  it.each([
    '.git/config',
    'packages/a/.git/HEAD',
    '.GIT/config',
    '.env',
    '.ENV',
    'app/.env',
    'app/.env.production',
    '.env.example.local',
    'deploy/production.env',
    '.npmrc',
    'packages/a/.npmrc',
    '.envrc',
    '.netrc',
    '.pypirc',
    '.htpasswd',
    '.pgpass',
    '.git-credentials',
    'certs/server.pem',
    'certs/SERVER.KEY',
    'certs/push.p8',
    'certs/client.p12',
    'certs/client.pfx',
    'android/release.jks',
    'android/release.keystore',
    'vault.kdbx',
    'id_rsa',
    '.ssh/id_ed25519',
    'deploy/id_ecdsa.bak',
    'credentials',
    'config/credentials.json',
    'config/secrets.yml',
    'config/secret.toml',
    '.aws/config',
    'home/.ssh/config',
    '.gnupg/pubring.kbx',
    '.kube/config',
    '.docker/config.json',
  ])('%s', path => {
    expect(hiddenFiles([])(path)).toBe(true)
  })
})

describe('a file that only looks like one is shown:', () => {
  it.each([
    'src/env.ts',
    'src/environment.ts',
    '.environment/readme.md',
    '.env.example',
    'app/.env.sample',
    '.env.template',
    '.gitignore',
    '.github/workflows/ci.yml',
    'src/git/config.ts',
    'src/keys.ts',
    'src/key.ts',
    'src/pem.py',
    'src/secrets.ts',
    'src/secret/index.ts',
    'src/credentials.py',
    'docs/credentials.md',
    'src/docker/config.json',
    'src/id_rsa_parser.ts/index.ts',
    'package.json',
  ])('%s', path => {
    expect(hiddenFiles([])(path)).toBe(false)
  })
})
