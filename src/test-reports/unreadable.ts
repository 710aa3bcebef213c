/** A report that cannot be read; the message is one sentence that begins with "it". */
export class UnreadableReport extends Error {}
