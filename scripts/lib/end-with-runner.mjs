// Loaded into what run-child.mjs starts. That has a process group of its own, so a `kill -9` of the runner and its
// group does not reach it, and it would hold its port and data as if nothing had happened.
if (process.channel) {
  process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel.unref()
}
