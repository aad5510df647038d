import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useUndoKeys } from '#app/features/forms/builder/use-undo-keys.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { flatBlocks } from '#protocol/features/content/blocks.ts'
import { type PageProblem, pageProblems } from '#protocol/features/content/page-content.ts'
import { Button, Spinner } from '#ui/button.tsx'
import { Redo2, Undo2 } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { findFor } from '../../content.data.ts'
import { homeOf, PageHead } from '../page-head.tsx'
import { openForms, readEditedPage } from '../pages.data.server.ts'
import type { Route } from './+types/page-editor'
import { PageCanvas } from './page-canvas.tsx'
import { PageSide } from './page-side.tsx'
import { FoundProvider } from './use-found.tsx'
import { type Lang, usePageBuilder } from './use-page-builder.ts'
import { type PageDraft, usePageDraft } from './use-page-draft.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'content', 'pages.edit.screen', { name: loaderData?.content.title.nl ?? '' })

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const { evaluationForms: hasForms } = context.get(pageContext).site.flags
  const [read, formIds] = await Promise.all([readEditedPage(api, params.id), hasForms ? openForms(api) : []])
  const blocks = read.content.parts.flatMap(({ nl, en }) => flatBlocks(en ? [nl, en] : [nl]))
  return {
    ...read,
    found: await findFor(context, blocks, { formIds, share: read.content.share ?? null, isWritten: true }),
  }
}

/** A page to be written: as it will look, in both languages, beside how far it is. */
export default function PageEditor({ loaderData }: Route.ComponentProps) {
  const t = useT('content')
  const { page } = loaderData
  const [asked] = useSearchParams()
  const of = usePageBuilder(loaderData.content, asked.get('deel'))
  const draft = usePageDraft(loaderData, of)
  const [isChecked, setIsChecked] = useState(false)
  const troubles = useRef<HTMLDivElement>(null)
  useUndoKeys(of)
  const problems = isChecked ? pageProblems(of.content) : []
  const publish = () => {
    const isWhole = pageProblems(of.content).length === 0
    if (isWhole) draft.publish()
    flushSync(() => setIsChecked(!isWhole))
    // What is missing is told at the top, which may be out of sight.
    if (!isWhole) troubles.current?.focus()
  }
  const steps = [
    { key: 'undo', Icon: Undo2, isOff: !of.canUndo, run: of.undo, keys: 'Control+Z' },
    { key: 'redo', Icon: Redo2, isOff: !of.canRedo, run: of.redo, keys: 'Control+Y' },
  ] as const
  const state = draft.isAhead && page.state === 'live' ? 'changed' : page.state
  return (
    <div>
      <PageHead
        id={page.id}
        title={of.content.title.nl}
        state={state}
        onLeave={draft.leave}
        below={<SavedLine draft={draft} />}
      >
        {steps.map(({ key, Icon, isOff, run, keys }) => (
          <button
            key={key}
            type="button"
            aria-label={t(`pages.edit.${key}`)}
            aria-keyshortcuts={keys}
            aria-disabled={isOff}
            onClick={() => isOff || run()}
            className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken aria-disabled:opacity-35"
          >
            <Icon className="size-5" />
          </button>
        ))}
        <Button
          onClick={publish}
          aria-busy={draft.isPublishing}
          disabled={draft.isPublishing || Boolean(draft.problem)}
        >
          {draft.isPublishing ? <Spinner /> : null}
          {t('pages.publish.verb')}
        </Button>
      </PageHead>
      <noscript>
        <p className="wrap py-6 text-ui">{t('pages.edit.needsScripts')}</p>
      </noscript>
      <FoundProvider first={loaderData.found}>
        <div className="wrap-wide grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <Troubles ref={troubles} draft={draft} problems={problems} of={of} />
            <PageCanvas of={of} />
          </div>
          <PageSide page={{ ...page, state }} of={of} />
        </div>
      </FoundProvider>
      <UnsavedGuard isChanged={draft.isChanged} within={homeOf(page.id)} />
    </div>
  )
}

function SavedLine({ draft }: { draft: PageDraft }) {
  const t = useT('content')
  const locale = useLocale()
  const words = draft.problem
    ? t('pages.edit.notSaved')
    : draft.isOffline
      ? t('pages.edit.offline')
      : draft.isChanged || draft.isBusy
        ? t('pages.edit.saving')
        : t('pages.edit.savedAt', { time: timeText(draft.savedAt, locale) })
  return (
    <p role="status" className="text-sm leading-5 text-muted">
      {words}
    </p>
  )
}

function ToPart({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className="min-h-8 text-left align-top underline" onClick={onClick}>
      {children}
    </button>
  )
}

type Of = ReturnType<typeof usePageBuilder>

/** What keeps it from being saved or shown, and what one can do about it. */
type TroublesProps = { ref: RefObject<HTMLDivElement | null>; draft: PageDraft; problems: PageProblem[]; of: Of }
function Troubles({ ref, draft, problems, of }: TroublesProps) {
  const t = useT('content')
  const { problem, refused } = draft
  const openPart = (number: number, lang: Lang) => {
    const part = of.content.parts[number - 1]
    if (part) of.show({ key: part.key, lang })
  }
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="grid scroll-mt-48 gap-4 outline-none not-empty:mb-5">
      {problem?.why === 'late' ? (
        <Notice
          action={
            <div className="flex flex-wrap gap-3">
              <Button look="outline" onClick={() => draft.take('theirs')}>
                {t('pages.late.theirs')}
              </Button>
              <Button onClick={() => draft.take('mine')}>{t('pages.late.mine')}</Button>
            </div>
          }
        >
          {t('pages.late.text')}
        </Notice>
      ) : null}
      {problem?.why === 'refused' ? (
        <Notice action={<Button onClick={draft.forgive}>{t('pages.edit.again')}</Button>}>
          {t('pages.edit.refused')} {problem.text}
        </Notice>
      ) : null}
      {problems.length > 0 || refused.length > 0 ? (
        <Notice>
          <p>{t('pages.publish.notYet')}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {problems.map((each, at) => (
              <li key={at}>
                {each.at === 'title' ? (
                  t('pages.publish.title')
                ) : (
                  <ToPart onClick={() => openPart(each.number, each.lang)}>
                    {t(`pages.publish.${each.why}`, { number: each.number })}
                  </ToPart>
                )}
              </li>
            ))}
            {refused.map(({ number, text }) => (
              <li key={`${number} ${text}`}>
                <ToPart onClick={() => openPart(number, 'nl')}>{text}</ToPart>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
