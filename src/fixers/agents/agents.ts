/** What is loaded when a model is asked, and not before. */
export { AgentFixer } from './agent.ts'
export { AgentReviewer } from './reviewer.ts'
export { Transcripts } from './transcripts.ts'
