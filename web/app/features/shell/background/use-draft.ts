import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { draftOf, fillIn, findDraft, keepDraft } from '#lib/draft.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'

/**
 * What is sent is kept until there is an answer. When that is to sign in first, this part of the page is gone, and so
 * the draft is still there for the same person at the same page afterwards.
 */
export function useDraft(): void {
  const t = useT('shell')
  const user = useRoot().session?.user.id
  const { state, formData, formMethod } = useNavigation()
  const { pathname, search } = useLocation()
  const path = pathname + withoutIndex(search)
  const isSent = useRef(false)
  useEffect(() => {
    if (user && formData && formMethod === 'POST') {
      isSent.current = true
      keepDraft(draftOf(path, user, formData))
    } else if (state === 'idle' && isSent.current) {
      isSent.current = false
      keepDraft(null)
    }
  }, [user, state, formData, formMethod, path])
  useEffect(() => {
    const draft = user && !isSent.current ? findDraft(path, user) : null
    const page = document.getElementById('inhoud')
    if (!draft || !page || !fillIn(draft, page)) return
    keepDraft(null)
    showToast({ title: t('draft.title'), message: t('draft.message'), color: 'info' })
  }, [user, path, t])
}

/** The router's own mark for which of two pages with one address a form belongs to. */
function withoutIndex(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('index')
  return query.size > 0 ? `?${query}` : ''
}
