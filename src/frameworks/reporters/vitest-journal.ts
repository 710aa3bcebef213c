/**
 * Source of a vitest reporter that notes which files and tests are running. It writes at once, since an endless loop
 * blocks its process: each line is an event, a file and a path of titles, as the JUnit reporter names them. vitest 1
 * and
 * 2 call `onCollected` and `onTaskUpdate`, later versions the others.
 */
export const VITEST_JOURNAL = String.raw`import { appendFileSync } from 'node:fs'

const journal = new URL('./journal', import.meta.url)
const note = (event, file, path = []) => appendFileSync(journal, JSON.stringify([event, file, ...path]) + '\n')
const named = titles => titles.join(' > ').replace(/\n/g, ' ').split(' > ')

export default class Journal {
  tasks = new Map()

  onTestModuleQueued({ moduleId }) {
    note('start', moduleId)
  }
  onTestModuleCollected({ moduleId, children }) {
    for (const test of children.allTests()) note('known', moduleId, pathOf(test))
  }
  onTestModuleEnd({ moduleId }) {
    note('end', moduleId)
  }
  onTestCaseResult(test) {
    note('end', test.module.moduleId, pathOf(test))
  }

  onCollected(files = []) {
    const add = (task, file, titles) => {
      this.tasks.set(task.id, [file, named(titles)])
      if (task.type !== 'suite') note('known', file, named(titles))
      for (const each of task.tasks ?? []) add(each, file, [...titles, each.name])
    }
    for (const file of files) {
      if (!file.filepath) continue
      note('start', file.filepath)
      this.tasks.set(file.id, [file.filepath, []])
      for (const each of file.tasks ?? []) add(each, file.filepath, [each.name])
    }
  }
  onTaskUpdate(packs = []) {
    for (const [id, result] of packs) {
      const ended = result?.state === 'pass' || result?.state === 'fail' || result?.state === 'skip'
      const task = this.tasks.get(id)
      if (ended && task) note('end', ...task)
    }
  }
}

function pathOf(test) {
  const titles = []
  for (let at = test; at && at.type !== 'module'; at = at.parent) titles.unshift(at.name)
  return named(titles)
}
`
