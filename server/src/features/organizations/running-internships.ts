/** From the day a place is somebody's until the last paper is done. */
export const runningInternships = `from internships
  where status in ('approved', 'contracting', 'ready', 'running', 'evaluating')`
