import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { apiContext } from '#lib/context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan, requireThat } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { FieldKind } from '#protocol/features/forms/content.ts'
import { Button } from '#ui/button.tsx'
import { Plus } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { readForm } from '../forms.data.ts'
import type { Route } from './+types/form-editor'
import { Canvas, Ghost } from './canvas.tsx'
import type { Dragged } from './canvas-row.tsx'
import { EditorHead } from './editor-head.tsx'
import { placeOf } from './new-field.ts'
import { Palette } from './palette.tsx'
import { labelInput, Settings, type Tab } from './settings/settings.tsx'
import { Sheet } from './sheet.tsx'
import { placeWithout, useDrag } from './use-drag.ts'
import { useFormBuilder } from './use-form-builder.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useIsWide } from './use-is-wide.ts'
import { useUndoKeys } from './use-undo-keys.ts'

// Nobody needs it to build.
const PublishDialog = lazy(() => import('./publish-dialog.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'forms', 'pages.edit', { name: loaderData?.form.name ?? '' })

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'buildForms')
  const read = await readForm(context.get(apiContext), params.id)
  requireThat(read.canSave || read.canPublish)
  return read
}

const searchId = 'zoek-veld'
const pane =
  'lg:sticky lg:top-[calc(var(--header-h)+4.25rem)] lg:max-h-[calc(100dvh-var(--header-h)-4.25rem)] lg:overflow-y-auto'

/** A form to build: what it can be made of on the left, as it will look in the middle, what is selected on the right. */
export default function FormEditor({ loaderData }: Route.ComponentProps) {
  const t = useT('forms')
  const { form, published } = loaderData
  const of = useFormBuilder(form.content)
  const draft = useFormDraft(form, of, loaderData.canSave)
  const isWide = useIsWide()
  const isHydrated = useIsHydrated()
  const [sheet, setSheet] = useState<'palette' | 'settings' | null>(null)
  const [tab, setTab] = useState<Tab>('question')
  const [isPublishing, setIsPublishing] = useState(false)
  const focus = useFocusSoon()
  useUndoKeys(of)
  const { add, move, select } = of

  const open = useCallback(
    (key: string | null) => {
      select(key)
      // Whoever translates goes on translating.
      setTab((now) => (now === 'english' ? now : 'question'))
      if (isWide) return focus(labelInput)
      setSheet('settings')
    },
    [select, isWide, focus],
  )
  const addField = useCallback(
    (kind: FieldKind, at?: number) => {
      const key = add(kind, at)
      setTab('question')
      setSheet(isWide ? null : 'settings')
      focus(labelInput, `rij-${key}`)
    },
    [add, isWide, focus],
  )
  const addBelow = useCallback((kind: FieldKind) => addField(kind), [addField])
  const drag = useDrag<Dragged>((what, at) => {
    if ('kind' in what) return addField(what.kind, at)
    move(what.key, placeWithout(placeOf(of.content, what.key), at))
  })
  const dragged = drag.drag && 'kind' in drag.drag.what ? drag.drag.what.kind : undefined
  const next = () => {
    if (isWide) return focus(searchId)
    setSheet('palette')
  }
  const { problem } = draft
  return (
    <div>
      <EditorHead
        form={form}
        of={of}
        draft={draft}
        canPublish={loaderData.canPublish}
        onPublish={() => setIsPublishing(true)}
      />
      <noscript>
        <p className="wrap py-6 text-ui">{t('build.needsScripts')}</p>
      </noscript>
      <div className="grid lg:grid-cols-[15.5rem_minmax(0,1fr)_21rem] xl:grid-cols-[16.5rem_minmax(0,1fr)_23rem]">
        <aside
          aria-label={t('build.palette.title')}
          className={`border-r border-line bg-surface p-4 max-lg:hidden xl:p-5 ${pane}`}
        >
          {isWide ? <Palette onAdd={addBelow} handle={drag.handle} dragged={dragged} searchId={searchId} /> : null}
        </aside>
        <div className="min-h-[70dvh] min-w-0 bg-page px-4 py-6 max-lg:pb-28 md:px-8 md:py-8">
          {problem?.why === 'late' ? (
            <div className="mx-auto mb-5 max-w-[42rem]">
              <Notice
                action={
                  <div className="flex flex-wrap gap-3">
                    <Button look="outline" onClick={() => draft.take('theirs')}>
                      {t('late.theirs')}
                    </Button>
                    <Button onClick={() => draft.take('mine')}>{t('late.mine')}</Button>
                  </div>
                }
              >
                {t('late.text')}
              </Notice>
            </div>
          ) : null}
          {problem?.why === 'refused' ? (
            <div className="mx-auto mb-5 max-w-[42rem]">
              <Notice action={<Button onClick={draft.forgive}>{t('build.again')}</Button>}>
                {t('build.refused')} {problem.text}
              </Notice>
            </div>
          ) : null}
          <Canvas of={of} drag={drag} onOpen={open} />
        </div>
        <aside
          aria-label={t('build.settings')}
          className={`border-l border-line bg-surface p-5 max-lg:hidden xl:p-6 ${pane}`}
        >
          {isWide ? <Settings of={of} tab={tab} onTab={setTab} onNext={next} /> : null}
        </aside>
      </div>
      <div
        data-sticky-action=""
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
      >
        <Button className="w-full" onClick={() => setSheet('palette')}>
          <Plus className="size-5" />
          {t('build.next')}
        </Button>
      </div>
      {isHydrated && !isWide ? (
        <>
          <Sheet
            isOpen={sheet === 'palette'}
            title={t('build.palette.title')}
            onClose={() => setSheet((now) => (now === 'palette' ? null : now))}
          >
            <Palette onAdd={addBelow} />
          </Sheet>
          <Sheet
            isOpen={sheet === 'settings'}
            title={t('build.settings')}
            onClose={() => setSheet((now) => (now === 'settings' ? null : now))}
          >
            <Settings of={of} tab={tab} onTab={setTab} onNext={next} isInSheet />
          </Sheet>
        </>
      ) : null}
      <Ghost of={of} drag={drag} />
      <UnsavedGuard isChanged={loaderData.canSave && draft.isChanged} within={`/form_builder/${form.id}`} />
      <Suspense>
        {isPublishing ? (
          <PublishDialog
            content={of.content}
            published={published}
            version={form.publishedVersion}
            onClose={() => setIsPublishing(false)}
            onOpen={(key) => {
              setIsPublishing(false)
              open(key)
            }}
            onPublish={() => {
              setIsPublishing(false)
              draft.publish()
            }}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** Brings one to a box that is only there after the next drawing, and what belongs to it into sight. */
function useFocusSoon() {
  // Part of what is drawn: what follows an earlier drawing may run later than the press, and would find the box of before.
  const [wanted, setWanted] = useState<{ id: string; seen: string | undefined }>()
  useEffect(() => {
    if (!wanted) return
    document.getElementById(wanted.id)?.focus({ preventScroll: true })
    if (wanted.seen) document.getElementById(wanted.seen)?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return useCallback((id: string, seen?: string) => setWanted({ id, seen }), [])
}
