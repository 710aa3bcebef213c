import { type Edits, testFile } from './stage.ts'

/** The right value of a unit. */
export const one = (name: string): Edits => ({ [`src/${name}.js`]: 'exports.value = 1\n' })
/** A setting, as the code of a test reads it. */
export const setting = (name: string) => `JSON.parse(fs.readFileSync('settings.json', 'utf8')).${name}`
/** What a test reads in a way that nobody sees in its imports. */
export const settings = (values: object): Edits => ({ 'settings.json': `${JSON.stringify(values, undefined, 1)}\n` })
/** A test that wants a setting to have a value. */
export const wants = (name: string, value: number) =>
  testFile({ [`${name} is ${value}`]: `assert.equal(${setting(name)}, ${value})` })
