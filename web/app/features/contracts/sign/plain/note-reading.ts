/** That somebody reads it is noted once a person touches the page; what only opens a link does not. */
export function noteReading(address: string): void {
  const stop = new AbortController()
  const tell = () => {
    stop.abort()
    // Whether it is noted makes no difference to who reads.
    fetch(address, { method: 'POST', body: new URLSearchParams({ do: 'view' }), keepalive: true }).catch(() => {})
  }
  for (const kind of ['pointerdown', 'keydown', 'touchmove', 'wheel'])
    addEventListener(kind, tell, { passive: true, signal: stop.signal })
}
