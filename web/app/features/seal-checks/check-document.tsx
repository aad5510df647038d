import { useEffect, useState } from 'react'
import { redirect, useFetcher } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/check-document'
import { requireContracts, runCheck } from './check.server.ts'
import { ChooseDocument } from './choose-document.tsx'
import { readDocument, type Verdict } from './read-document.ts'
import { VerdictPage } from './verdict-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'seal-checks', 'page')

export function loader({ request, context }: Route.LoaderArgs) {
  requireContracts(context)
  // The form for a code works without scripts; what it leads to has an address of its own.
  const code = new URL(request.url).searchParams.get('code')?.trim()
  if (code) throw redirect(`/controle/${encodeURIComponent(code.slice(0, 40))}`)
  return null
}

export const action = ({ request, context }: Route.ActionArgs) => runCheck(context.get(apiContext), request)

type Chosen = { name: string; at: string; hash: string; verdict: Verdict | null }

/** For who holds a PDF: is it ours, and as it was? The file stays in the browser. */
export default function CheckDocument() {
  const t = useT('seal-checks')
  const fetcher = useFetcher<typeof action>()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isReading, setIsReading] = useState(false)
  const check = async (file: File) => {
    setIsReading(true)
    const read = await readDocument(file)
    setIsReading(false)
    const known = { name: file.name, at: new Date().toISOString() }
    if ('kind' in read) return setChosen({ ...known, hash: '', verdict: read })
    setChosen({ ...known, hash: read.hash, verdict: null })
    await fetcher.submit(read, { method: 'post', encType: 'application/json' })
  }
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (answer) setChosen((now) => (now && !now.verdict ? { ...now, verdict: answer } : now))
  }, [answer])
  const isBusy = isReading || Boolean(chosen && !chosen.verdict)
  if (chosen?.verdict)
    return <VerdictPage of={chosen.verdict} file={chosen} onFile={(file) => void check(file)} isBusy={isBusy} />
  return (
    <>
      <p role="status" className="sr-only">
        {isBusy ? t('choose.busy') : ''}
      </p>
      <ChooseDocument onFile={(file) => void check(file)} isBusy={isBusy} />
    </>
  )
}
