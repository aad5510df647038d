import { useState } from 'react'
import { ChoiceLine, TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { useT } from '#lib/i18n.tsx'
import type { MapBlock, VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { radiusChoices } from '#protocol/features/stagebank/stagebank-search.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { listKey, usualDistance, wantedBy } from '../../found.ts'
import { useAsked } from './use-found.tsx'

type Asking = VacancyListBlock | MapBlock
type Props<B> = { block: B; onChange(block: B, tag: string | null): void }

/** Which vacancies a list or a map shows. */
export function QueryFields<B extends Asking>({ block, onChange }: Props<B>) {
  const t = useT('content')
  const bank = useT('stagebank')
  const { sector, words = '', place = '', within = usualDistance } = block
  const [isTyping, setIsTyping] = useState(false)
  const { unknownPlaces } = useAsked(block)
  const wanted = wantedBy(block)
  const isUnknown = !isTyping && wanted !== null && unknownPlaces.includes(listKey(wanted))
  return (
    <>
      <ChoiceLine
        label={t('pages.fields.sector')}
        value={sector ?? ''}
        options={[
          { value: '', label: t('pages.fields.anySector') },
          ...sectors.map((value) => ({ value, label: bank(`sectors.${value}`) })),
        ]}
        onValue={(value) => onChange({ ...block, sector: value || null }, null)}
      />
      <TextLine
        label={t('pages.fields.words')}
        value={words}
        maxLength={60}
        onValue={(text) => onChange({ ...block, words: text }, 'words')}
      />
      <TextLine
        label={t('pages.fields.place')}
        hint={t('pages.fields.placeHint')}
        error={isUnknown ? t('pages.fields.placeUnknown') : undefined}
        value={place}
        maxLength={60}
        onValue={(text) => {
          setIsTyping(true)
          onChange({ ...block, place: text }, 'place')
        }}
        onBlur={() => setIsTyping(false)}
      />
      {place.trim() ? (
        <ChoiceLine
          label={bank('radius.label')}
          value={String(within)}
          options={radiusChoices.map((radius) => ({ value: `${radius}`, label: bank('radius.within', { radius }) }))}
          onValue={(value) => onChange({ ...block, within: Number(value) }, null)}
        />
      ) : null}
    </>
  )
}
