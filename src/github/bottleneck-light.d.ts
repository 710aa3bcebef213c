/** Types for the build of Bottleneck without a database, which Octokit's own plugins use. */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck'
}
