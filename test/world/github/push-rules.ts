import { chmodSync, writeFileSync } from 'node:fs'
import type { Repository } from './repository.ts'
import { type Token, allows } from './tokens.ts'

/**
 * GitHub's rules for pushes, as git's `update` hook: git calls it for each ref, it sees the commits before the ref
 * moves, and one refusal fails a whole atomic push. A push that does not come over HTTP has no rules.
 */
const updateHook = `#!/bin/sh
ref=$1
new=$3
[ -n "$LOCAL_GITHUB_PUSHER" ] || exit 0

branch=\${ref#refs/heads/}
if [ "$branch" != "$ref" ]; then
  set -f
  IFS='
'
  for pattern in $LOCAL_GITHUB_PROTECTED; do
    case $branch in
      $pattern)
        echo "error: GH006: Protected branch update failed for $ref." >&2
        echo "error: Changes must be made through a pull request." >&2
        exit 1
        ;;
    esac
  done
  for prefix in $LOCAL_GITHUB_RULED; do
    case $2 in *[!0]*) continue ;; esac
    case $branch in
      "$prefix"*)
        echo "error: GH013: Repository rule violations found for $ref." >&2
        echo "error: - Cannot create ref due to creations being restricted." >&2
        exit 1
        ;;
    esac
  done
  set +f
fi

case $new in *[!0]*) ;; *) exit 0 ;; esac
[ "$LOCAL_GITHUB_MAY_CHANGE_WORKFLOWS" = yes ] && exit 0
changed=$(git log -1 --format= --name-only "$new" --not --all -- .github/workflows | head -n 1)
[ -n "$changed" ] || exit 0
if [ "$LOCAL_GITHUB_PUSHER" = Bot ]; then
  echo "refusing to allow a GitHub App to create or update workflow \\\`$changed\\\` without \\\`workflows\\\` permission" >&2
else
  echo "refusing to allow a Personal Access Token to create or update workflow \\\`$changed\\\` without \\\`workflow\\\` scope" >&2
fi
exit 1
`

export function installPushRules(repo: Repository): void {
  const hook = repo.file('hooks', 'update')
  writeFileSync(hook, updateHook)
  chmodSync(hook, 0o755)
}

/** The variables that the hook reads for one push. `*` in a protected name stands for anything. */
export function pushRulesEnvironment(repo: Repository, token: Token): Record<string, string> {
  return {
    LOCAL_GITHUB_PUSHER: token.type,
    LOCAL_GITHUB_PROTECTED: repo.world.protectedBranches.join('\n'),
    LOCAL_GITHUB_RULED: repo.world.rules
      .flatMap(({ prefix, rule }) => (rule.type === 'creation' ? prefix : []))
      .join('\n'),
    LOCAL_GITHUB_MAY_CHANGE_WORKFLOWS: allows(token, 'workflows:write') ? 'yes' : 'no',
  }
}
