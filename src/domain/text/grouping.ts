/** Group items by a key. Groups, and the items in them, keep their order. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) addToGroup(groups, keyOf(item), item)
  return groups
}

/**
 * Add an item to the group of a key. A list that is copied for each of very many items takes quadratic time.
 * @param groups the groups so far, which are changed
 */
export function addToGroup<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const known = groups.get(key)
  if (known === undefined) groups.set(key, [item])
  else known.push(item)
}
