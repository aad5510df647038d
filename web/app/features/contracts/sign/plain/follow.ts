/** A page that waits asks again so often, as long as somebody looks at it. */
const ASK_MS = 4000

/**
 * Follows what others do. It asks for the data alone, which is cheap, and knows by a mark in it whether the page is still
 * true; only a new one is written and put in the place of the old.
 */
export function follow(part: HTMLElement, wake: (page: ParentNode) => void): void {
  const { follows = '', mark = '' } = part.dataset
  let isAsking = false
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    try {
      if (await isOther(follows, mark)) await renew()
    } catch {
      // The line is down for a moment: the next time is soon.
    } finally {
      isAsking = false
    }
  }
  const renew = async () => {
    const answer = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } })
    const next = mainOf(await answer.text())
    if (!answer.ok || !next) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    document.querySelector('main')?.replaceWith(next)
    wake(next)
  }
  const timer = setInterval(ask, ASK_MS)
  document.addEventListener('visibilitychange', ask)
}

async function isOther(address: string, mark: string): Promise<boolean> {
  const answer = await fetch(address)
  return answer.ok && !(await answer.text()).includes(mark)
}

/** Without the head: its styles belong to that answer and not to this page. */
function mainOf(html: string): HTMLElement | null {
  const part = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return new DOMParser().parseFromString(part, 'text/html').querySelector('main')
}
