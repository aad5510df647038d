// Loaded into what run-child.mjs and command.ts start as a process group. A `kill -9` of the runner and its group does not
// reach that one, and it would hold its port and data as if nothing had happened.
if (process.channel) {
  process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel.unref()
}
