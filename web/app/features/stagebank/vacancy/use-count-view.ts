import { useEffect } from 'react'

const seen = new Set<string>()

/** Counts that somebody looked, once per visit. Nobody waits for it, and nothing is lost when it fails. */
export function useCountView(id: string): void {
  useEffect(() => {
    if (seen.has(id)) return
    seen.add(id)
    fetch(`/api/v1/vacancies/${id}/views`, { method: 'POST', keepalive: true }).catch(() => {})
  }, [id])
}
