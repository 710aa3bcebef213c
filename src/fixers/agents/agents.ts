/** What is loaded when a model is asked, and not before. */
export { AgentFixer } from './agent-fixer.ts'
export { AgentReviewer } from './agent-reviewer.ts'
export { Transcripts } from './transcript-files.ts'
