/** Template of the names of branches for the fix, if the input `branch` is not set. */
export const DEFAULT_BRANCH = 'fix-tests/{head}-{sha}'
