import type { Octokit } from '@octokit/rest'

export interface Stops {
  readonly octokit: Octokit
  /** A collaborator who is not the author of what `octokit` writes. */
  readonly alice: Octokit
  /** The tip of the branch `feature`. */
  readonly head: string
  readonly run_id: number
  readonly artifact_id: number
}

const app = { owner: 'acme', repo: 'app' }

/** Asks for each operation of the local GitHub once, so that every answer meets the OpenAPI check. */
export async function tour(stops: Stops): Promise<void> {
  for (const stop of [repository, gitData, pullRequest, issues, actions, checks, people]) await stop(stops)
}

async function repository({ octokit }: Stops): Promise<void> {
  await octokit.repos.get(app)
  await octokit.repos.listBranches(app)
  await octokit.repos.listActivities(app)
  await octokit.repos.getBranch({ ...app, branch: 'feature' })
  await octokit.repos.listCommits({ ...app, sha: 'feature', path: 'src' })
  await octokit.repos.getCommit({ ...app, ref: 'feature' })
  await octokit.repos.getContent({ ...app, path: 'src' })
  await octokit.repos.getContent({ ...app, path: '' })
  await octokit.repos.getContent({ ...app, path: 'src/sum.js', ref: 'feature' })
  await octokit.repos.compareCommitsWithBasehead({ ...app, basehead: 'main...feature' })
  await octokit.repos.getCollaboratorPermissionLevel({ ...app, username: 'alice' })
}

async function gitData({ octokit }: Stops): Promise<void> {
  const { object } = (await octokit.git.getRef({ ...app, ref: 'heads/main' })).data
  await octokit.git.listMatchingRefs({ ...app, ref: 'heads/' })
  const blob = await octokit.git.createBlob({ ...app, content: 'x', encoding: 'utf-8' })
  await octokit.git.getBlob({ ...app, file_sha: blob.data.sha })
  const entry = { path: 'x.txt', mode: '100644', type: 'blob', sha: blob.data.sha } as const
  const tree = await octokit.git.createTree({ ...app, base_tree: object.sha, tree: [entry] })
  await octokit.git.getTree({ ...app, tree_sha: tree.data.sha, recursive: 'true' })
  const made = await octokit.git.createCommit({ ...app, message: 'x', tree: tree.data.sha, parents: [object.sha] })
  await octokit.git.getCommit({ ...app, commit_sha: made.data.sha })
  await octokit.git.createRef({ ...app, ref: 'refs/heads/x', sha: object.sha })
  await octokit.git.updateRef({ ...app, ref: 'heads/x', sha: made.data.sha })
  await octokit.git.deleteRef({ ...app, ref: 'heads/x' })
}

async function pullRequest({ octokit, alice, head }: Stops): Promise<void> {
  const { number } = (await octokit.pulls.create({ ...app, head: 'feature', base: 'main', title: 'x', draft: true }))
    .data
  const pull = { ...app, pull_number: number }
  await octokit.pulls.list({ ...app, state: 'all', sort: 'updated' })
  await octokit.pulls.get(pull)
  await octokit.pulls.update({ ...pull, title: 'y', body: 'z' })
  await octokit.pulls.listFiles(pull)
  await octokit.pulls.listCommits(pull)
  await octokit.pulls.requestReviewers({ ...pull, reviewers: ['alice'] })
  await octokit.pulls.listRequestedReviewers(pull)
  await octokit.repos.listPullRequestsAssociatedWithCommit({ ...app, commit_sha: head })
  const place = { path: 'src/sum.js', line: 1, side: 'RIGHT' } as const
  const review = await alice.pulls.createReview({
    ...pull,
    event: 'REQUEST_CHANGES',
    body: 'No.',
    comments: [{ ...place, body: 'Why?' }],
  })
  await octokit.pulls.listReviews(pull)
  await octokit.pulls.getReview({ ...pull, review_id: review.data.id })
  await octokit.pulls.listCommentsForReview({ ...pull, review_id: review.data.id })
  const comment = await octokit.pulls.createReviewComment({
    ...pull,
    ...place,
    commit_id: head,
    body: 'x',
  })
  await octokit.pulls.createReplyForReviewComment({ ...pull, comment_id: comment.data.id, body: 'y' })
  await octokit.pulls.listReviewComments(pull)
  const commentId = { ...app, comment_id: comment.data.id }
  await octokit.pulls.getReviewComment(commentId)
  const eyes = await octokit.reactions.createForPullRequestReviewComment({ ...commentId, content: 'eyes' })
  await octokit.reactions.listForPullRequestReviewComment(commentId)
  await octokit.reactions.deleteForPullRequestComment({ ...commentId, reaction_id: eyes.data.id })
}

async function issues({ octokit }: Stops): Promise<void> {
  const { number } = (await octokit.issues.create({ ...app, title: 'x', labels: ['bug'], assignees: ['alice'] })).data
  const issue = { ...app, issue_number: number }
  await octokit.issues.get(issue)
  await octokit.issues.listForRepo({ ...app, state: 'all' })
  await octokit.issues.update({ ...issue, title: 'y', state: 'closed', state_reason: 'not_planned' })
  await octokit.issues.addAssignees({ ...issue, assignees: ['alice'] })
  await octokit.issues.removeAssignees({ ...issue, assignees: ['alice'] })
  await octokit.issues.createLabel({ ...app, name: 'fix-tests', color: '00ff00' })
  await octokit.issues.getLabel({ ...app, name: 'fix-tests' })
  await octokit.issues.listLabelsForRepo(app)
  await octokit.issues.addLabels({ ...issue, labels: ['fix-tests', 'new'] })
  await octokit.issues.listLabelsOnIssue(issue)
  await octokit.issues.removeLabel({ ...issue, name: 'new' })
  const comment = { ...app, comment_id: (await octokit.issues.createComment({ ...issue, body: 'x' })).data.id }
  await octokit.issues.listComments(issue)
  await octokit.issues.getComment(comment)
  await octokit.issues.updateComment({ ...comment, body: 'y' })
  const eyes = await octokit.reactions.createForIssueComment({ ...comment, content: 'eyes' })
  await octokit.reactions.listForIssueComment(comment)
  await octokit.reactions.deleteForIssueComment({ ...comment, reaction_id: eyes.data.id })
  const rocket = await octokit.reactions.createForIssue({ ...issue, content: 'rocket' })
  await octokit.reactions.listForIssue(issue)
  await octokit.reactions.deleteForIssue({ ...issue, reaction_id: rocket.data.id })
  await octokit.issues.deleteComment(comment)
}

async function actions({ octokit, run_id, artifact_id }: Stops): Promise<void> {
  const run = { ...app, run_id }
  const artifact = { ...app, artifact_id }
  await octokit.actions.listWorkflowRunsForRepo({ ...app, branch: 'feature', status: 'failure' })
  await octokit.actions.getWorkflowRun(run)
  await octokit.actions.getWorkflowRunAttempt({ ...run, attempt_number: 1 })
  await octokit.actions.listJobsForWorkflowRun(run)
  await octokit.actions.listJobsForWorkflowRunAttempt({ ...run, attempt_number: 1 })
  await octokit.actions.listWorkflowRuns({ ...app, workflow_id: 'ci.yml' })
  await octokit.actions.listWorkflowRunArtifacts(run)
  await octokit.actions.listArtifactsForRepo({ ...app, name: 'junit' })
  await octokit.actions.getArtifact(artifact)
  await octokit.actions.downloadArtifact({ ...artifact, archive_format: 'zip' })
  await octokit.actions.listRepoWorkflows(app)
  await octokit.actions.getWorkflow({ ...app, workflow_id: 'ci.yml' })
  await octokit.actions.createWorkflowDispatch({ ...app, workflow_id: 'ci.yml', ref: 'main' })
  const [queued] = (await octokit.actions.listWorkflowRunsForRepo({ ...app, status: 'queued' })).data.workflow_runs
  await octokit.actions.cancelWorkflowRun({ ...app, run_id: queued?.id ?? 0 })
}

async function checks({ octokit, head: sha }: Stops): Promise<void> {
  const check = await octokit.checks.create({ ...app, name: 'fix-tests', head_sha: sha, status: 'in_progress' })
  const id = { ...app, check_run_id: check.data.id }
  const annotations = [
    { path: 'src/sum.js', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'x' } as const,
  ]
  await octokit.checks.update({ ...id, conclusion: 'success', output: { title: 't', summary: 's', annotations } })
  await octokit.checks.get(id)
  await octokit.checks.listForRef({ ...app, ref: 'feature' })
  await octokit.checks.listAnnotations(id)
  await octokit.repos.createCommitStatus({ ...app, sha, state: 'success', context: 'fix-tests' })
  await octokit.repos.listCommitStatusesForRef({ ...app, ref: 'feature' })
  await octokit.repos.getCombinedStatusForRef({ ...app, ref: 'feature' })
}

async function people({ octokit, alice }: Stops): Promise<void> {
  await alice.users.getAuthenticated()
  await octokit.users.getByUsername({ username: 'alice' })
  await octokit.rateLimit.get()
}
