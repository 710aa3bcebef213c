/** For the tests of a group that share a scene, where groups run at the same time. */
export const IN_ORDER = { concurrent: false } as const
