import { describe, expect, it } from 'vitest'
import { installLine, setupCommandOf } from '../../src/setup/install-lines.ts'

describe('a command of CI', () => {
  it.each([
    ['sudo apt-get install -y redis', 'machine'],
    ['corepack enable', 'machine'],
    ['npm install -g pnpm@9', 'machine'],
    ['python -m pip install --upgrade pip', 'machine'],
    ['pip install poetry==2.1', 'machine'],
    ['npx --yes playwright install-deps', 'machine'],
    ['npx playwright install', 'project'],
    ['pnpm exec playwright install chromium', 'project'],
    ['cargo install cargo-nextest', 'machine'],
    ['cargo install --path cli', 'unknown'],
    ['uv python install 3.13', 'machine'],
    ['npm ci', 'project'],
    ['npm clean-install', 'project'],
    ['yarn --immutable', 'project'],
    ['yarn --frozen-lockfile', 'project'],
    ['bundle', 'project'],
    ['bundle exec rspec', 'skip'],
    ['composer update --prefer-lowest', 'project'],
    ['mix deps.get', 'project'],
    ['dotnet restore', 'project'],
    ['cargo fetch', 'project'],
    ['sudo ./ci/setup.sh', 'unknown'],
    ['sudo ci/setup.sh', 'unknown'],
    ['sudo -E cp config/a.conf /etc/a.conf', 'unknown'],
    ['sudo mv tool /usr/local/bin', 'unknown'],
    ['sudo dpkg -i tool.deb', 'unknown'],
    ['sudo make install', 'unknown'],
    ['sudo chmod 777 /var/run/docker.sock', 'machine'],
    ['sudo ln -s /usr/bin/a /usr/bin/b', 'machine'],
    ['sudo systemctl start mysql.service', 'machine'],
    ["sudo sh -c 'echo 0 > /proc/sys/kernel/yama/ptrace_scope'", 'machine'],
    [`sudo -E bash -ec 'echo "127.0.0.1 a" >> /etc/hosts && apt-get install -y redis'`, 'machine'],
    ["sudo bash -c 'cp config/a.conf /etc/a.conf'", 'unknown'],
    ["sudo sh -c 'echo a > b.txt'", 'unknown'],
    ["sudo sh -c 'echo a>b.txt'", 'unknown'],
    ["sudo sh -c 'apt-get update && ./ci/setup.sh'", 'unknown'],
    ["sudo sh -c 'cd tools && make install'", 'unknown'],
    ["sudo sh -c 'bash -c ci/setup.sh'", 'unknown'],
    ['sudo sh -c "$(cat ci/setup.sh)"', 'unknown'],
    ["sudo sh -ec 'make install'", 'unknown'],
    ['sudo sh setup.sh -c a', 'unknown'],
    ["sudo bash -eo pipefail -c 'sysctl -w a=1 2>&1 | tee /tmp/a'", 'machine'],
    ['sudo sh -c \'sh "$0"\' ci/setup.sh', 'unknown'],
    ['sudo -u postgres sh ci/setup.sh', 'unknown'],
    ['sudo -u postgres psql -c "create database t"', 'machine'],
    ['sudo pip3 install -r requirements.txt', 'unknown'],
    ['sudo pip3 install meson', 'machine'],
    ['sudo python3 -m pip install meson', 'machine'],
    ['sudo python3 -m pip install -r requirements.txt', 'unknown'],
    ['sudo python3 -m pip install .', 'unknown'],
    ['sudo python -m tools.install', 'unknown'],
    ['npm install -g .', 'unknown'],
    ['pnpm add -g corepack', 'machine'],
    ['npm install -g @scope/tool', 'machine'],
    ['gem install ./a.gem', 'unknown'],
    ['go install ./...', 'project'],
    ['go install golang.org/x/tools/cmd/stringer@latest', 'machine'],
    ['pnpm install --frozen-lockfile', 'project'],
    ['pip install -r requirements.txt', 'project'],
    ['pip install -e .[dev]', 'project'],
    ['uv sync --all-extras', 'project'],
    ['bundle install --jobs 4', 'project'],
    ['npm run build', 'project'],
    ['make install-deps', 'project'],
    ['go build ./...', 'skip'],
    ['npx eslint .', 'skip'],
    ['npx tsc --noEmit', 'skip'],
    ['node --version', 'skip'],
    ['echo done', 'skip'],
    ['npm publish', 'skip'],
    ['echo "a > b"', 'skip'],
    ['which node > /dev/null 2>&1', 'skip'],
    ['node --version 2>/dev/null', 'skip'],
    ['echo "$(node -p "[1].map(x => x)")"', 'skip'],
    ['echo "x=1" >> "$GITHUB_OUTPUT"', 'skip'],
    ['echo "KEY=test" > .env', 'unknown'],
    ['echo KEY>.env', 'unknown'],
    ["cat > settings.py <<'E'", 'unknown'],
    ['cat a.json | tee b.json', 'unknown'],
    ['echo "$HOME/bin" >> $GITHUB_PATH', 'unknown'],
    ['./scripts/seed.sh', 'unknown'],
    ['docker compose up -d', 'unknown'],
  ])('%s is %s', (text, place) => {
    expect(installLine(text)).toBe(place)
  })

  it.each<[commands: readonly string[], setup: string | undefined]>([
    [[], undefined],
    [['npm ci', 'npm ci'], 'npm ci'],
    [['npm ci', 'npm run build'], "sh -c 'npm ci && npm run build'"],
    [['npm ci || npm install', 'npm run build'], "sh -c '(npm ci || npm install) && npm run build'"],
    [['CI=1 npm ci'], "sh -c 'CI=1 npm ci'"],
    [['pip install -r $FILE'], "sh -c 'pip install -r $FILE'"],
  ])('%j becomes one command without a shell: %s', (commands, setup) => {
    const placed = commands.map(text => ({ text, directory: 'web' }))

    expect(setupCommandOf(placed, 'web')).toBe(setup)
  })

  it.each<[from: string, setup: string]>([
    ['', "sh -c 'make deps && (cd web && npm ci && npm run build) && (cd api/v1 && npm ci)'"],
    ['web', "sh -c '(cd .. && make deps) && npm ci && npm run build && (cd ../api/v1 && npm ci)'"],
    ['api/v2', "sh -c '(cd ../.. && make deps) && (cd ../../web && npm ci && npm run build) && (cd ../v1 && npm ci)'"],
  ])('of several directories changes to each of them from %j', (from, setup) => {
    const commands = [
      { text: 'make deps', directory: '' },
      { text: 'npm ci', directory: 'web' },
      { text: 'npm run build', directory: 'web' },
      { text: 'npm ci', directory: 'api/v1' },
      { text: 'npm ci', directory: 'web' },
    ]

    expect(setupCommandOf(commands, from)).toBe(setup)
  })
})
