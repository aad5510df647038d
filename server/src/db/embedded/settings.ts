/** Sized for a small machine. Given on the command line, so that they always are those of this version. */
export function serverArguments(options: { cluster: string; port: number; durable: boolean }): string[] {
  const onOff = options.durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: options.port,
    unix_socket_directories: '', // the path of a socket may be no longer than 107 characters; a data folder's may
    max_connections: options.durable ? 100 : 500, // what need not last is for tests, of which several run at a time
    shared_buffers: '256MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    wal_level: 'replica',
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    jit: 'off', // costs more than it saves on short queries
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
  return ['-D', options.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
