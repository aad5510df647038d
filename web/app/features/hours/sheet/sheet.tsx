import { data, Link } from 'react-router'
import { UnsentList } from '#app/features/unsent/unsent-list.tsx'
import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowLeft, Download, LogIn, Plus, Printer } from '#ui/icons.tsx'
import type { Route } from './+types/sheet'
import { ConfirmCard, SendCard } from './answer-cards.tsx'
import { AskedCard } from './asked-card.tsx'
import { CodeButton, CodeCard } from './code-card.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryRow } from './entry-row.tsx'
import { BlankButton, PaperCard, PaperForm, PaperSteps } from './paper-card.tsx'
import { PaperRow } from './paper-row.tsx'
import { readSheet } from './sheet.data.ts'
import { runSheetAction } from './sheet-actions.server.ts'
import { Signatures, Slip, SlipHead } from './slip.tsx'
import { SheetSums, SumsCard } from './sums.tsx'
import { CreditCard, StateCard } from './total-cards.tsx'
import { UnlockCard } from './unlock-card.tsx'
import { useNewDay } from './use-new-day.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const of = loaderData?.sheet
  return namedTitle(matches, of ? `${of.student}, ${of.host}` : '')
}

/** What is wrong with these is told in their own form. */
const ofForms = ['log', 'change', 'reject', 'approve', 'credit', 'state', 'unlock', 'paper', 'withdraw', 'photo']

/** `dag`: the day that is being filled in: `nieuw`, a date or the id of one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const { paperTimesheets } = context.get(pageContext).site.flags
  const sheet = await readSheet(apiOf(context, session), params.id, session, paperTimesheets)
  const [open, answering] = [asked.get('dag'), asked.get('terug')]
  return { sheet, open, answering, paper: asked.get('papier'), withdrawing: asked.get('intrekken') }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  return runSheetAction(context, request, params.id)
}

/** One internship's hours: what was worked day by day, who agreed, and what is left. On paper it is the same slip. */
export default function SheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, open: asked, answering, paper, withdrawing } = loaderData
  const t = useT('hours')
  const mayLog = sheet.isOwn && sheet.isOpen
  const { open, setOpen, waiting, mended, mend } = useNewDay(sheet.id, asked)
  const isEmpty = sheet.entries.length + sheet.papers.length === 0 && waiting.length === 0
  const isFirst = isEmpty && !sheet.hasPaper && open !== 'geen'
  const isNew = mayLog && (open === 'nieuw' || mended !== undefined || isFirst)
  const isOfForm = actionData && ofForms.includes(actionData.name)
  const errorsOf = (name: string) => (actionData?.name === name ? actionData.errors : [])
  const isEntering = sheet.can.enterPaper && sheet.isOpen && (paper === 'nieuw' || errorsOf('paper').length > 0)
  const problems = actionData && !isOfForm ? actionData.errors : []
  return (
    <div className="wrap w-full py-5 md:py-8 print:py-0">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Link
          to={`/internships/${sheet.id}`}
          className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold no-underline"
        >
          <ArrowLeft className="size-4" />
          {t(sheet.isOwn ? 'back.own' : 'back.other')}
        </Link>
        <div className="ml-auto flex gap-1">
          <a href={`/api/v1/hour_totals/${sheet.id}/sheet.pdf`} className={buttonClass('ghost', 'md', 'min-h-11')}>
            <Download className="size-5" />
            {t('pdf')}
          </a>
          <Button look="ghost" size="md" className="min-h-11 max-sm:hidden" onClick={() => print()}>
            <Printer className="size-5" />
            {t('print')}
          </Button>
        </div>
      </div>
      {problems.length > 0 ? (
        <div className="mt-3">
          <FormProblems errors={problems} answer={problems} />
        </div>
      ) : null}
      <CodeCard of={sheet} shown={actionData?.shown} />
      <div className="mt-2 grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] print:block">
        {/* What waits for its reader comes first, also on a phone; but nobody sends other days while filling in one. */}
        <div className="grid gap-4 empty:hidden lg:col-start-2 print:hidden">
          {isNew || sheet.entries.some(({ id }) => id === open) ? null : <SendCard of={sheet} />}
          <ConfirmCard of={sheet} errors={errorsOf('approve')} />
        </div>
        <Slip>
          <SlipHead of={sheet} />
          {isEntering ? <PaperForm of={sheet} errors={errorsOf('paper')} /> : null}
          {isNew ? (
            <EntryForm
              key={mended?.id ?? 'new'}
              of={sheet}
              mended={mended}
              errors={errorsOf('log')}
              onClose={() => setOpen('geen')}
            />
          ) : mayLog ? (
            <div className="mb-5 flex flex-wrap gap-3 print:hidden">
              {sheet.hasPaper ? <BlankButton of={sheet} isFirst /> : null}
              <ButtonLink
                to="?dag=nieuw"
                data-add-day=""
                preventScrollReset
                look={sheet.hasPaper ? 'outline' : 'primary'}
                onClick={(event) => {
                  // Also without a line.
                  event.preventDefault()
                  setOpen('nieuw')
                }}
                className="max-sm:w-full"
              >
                <Plus className="size-5" />
                {t(sheet.hasPaper ? 'paper.addHere' : 'add')}
              </ButtonLink>
              <CodeButton of={sheet} />
              <ButtonLink to="/inchecken" look="ghost" className="max-sm:w-full">
                <LogIn className="size-5" />
                {t('checkIn')}
              </ButtonLink>
            </div>
          ) : null}
          {waiting.length > 0 ? (
            <section aria-label={t('unsent')} className="mb-6 border-t-2 border-paperline print:hidden">
              <h2 className="pt-4 text-h4">{t('unsent')}</h2>
              <UnsentList of={waiting.filter(({ id }) => id !== mended?.id)} line="border-paperline" onMend={mend} />
            </section>
          ) : null}
          {isEmpty && !isNew ? (
            <p className="border-t border-paperline py-6 text-ui text-paperink">
              {t(sheet.isOwn ? (sheet.hasPaper ? 'paper.none' : 'none.own') : 'none.other')}
            </p>
          ) : null}
          <ul className="border-t-2 border-paperline">
            {sheet.papers.map((each) => (
              <PaperRow
                key={each.id}
                of={sheet}
                paper={each}
                isWithdrawing={withdrawing === each.id}
                errors={actionData?.entryId === each.id ? errorsOf('withdraw') : []}
              />
            ))}
            {sheet.entries.map((entry) =>
              open === entry.id && entry.can.change && sheet.isOpen ? (
                <li key={entry.id}>
                  <EntryForm
                    of={sheet}
                    entry={entry}
                    errors={actionData?.entryId === entry.id ? actionData.errors : []}
                  />
                </li>
              ) : (
                <EntryRow
                  key={entry.id}
                  of={sheet}
                  entry={entry}
                  isAnswering={answering === entry.id}
                  errors={actionData?.entryId === entry.id ? errorsOf('reject') : []}
                  photoErrors={actionData?.entryId === entry.id ? errorsOf('photo') : []}
                />
              ),
            )}
          </ul>
          <SheetSums of={sheet} />
          <Signatures of={sheet} />
        </Slip>
        <div className="grid gap-4 lg:col-start-2 print:hidden">
          <SumsCard of={sheet} />
          <PaperSteps of={sheet} />
          <PaperCard of={sheet} isEntering={isEntering} />
          <StateCard of={sheet} errors={errorsOf('state')} />
          <CreditCard of={sheet} errors={errorsOf('credit')} />
          <UnlockCard of={sheet} errors={errorsOf('unlock')} />
          <AskedCard of={sheet} />
        </div>
      </div>
    </div>
  )
}
