/** The part of Bottleneck that needs no database: the one that Octokit's own plugins use. */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck'
}
