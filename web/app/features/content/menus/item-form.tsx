import { useState } from 'react'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { updateMenuItem } from '#protocol/features/content/content.ts'
import { audiences } from '#protocol/features/content/menus.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { EditedItem, MenuData } from './menu.data.server.ts'

const linkTypes = ['content_page', 'system_page', 'outside_link'] as const
const shown = {
  content_page: 'hidden group-has-[[value^=content]:checked]/goes:block',
  system_page: 'hidden group-has-[[value^=system]:checked]/goes:block',
  outside_link: 'hidden group-has-[[value^=outside]:checked]/goes:block',
}

type Props = { data: MenuData; item: EditedItem | null; answer?: FormAnswer; home: string }

/** An item of the menu, new or there already: what it is called, where it goes, and who does not see it. */
export function ItemForm({ data: { menuId, items, pages, systemPages }, item, answer, home }: Props) {
  const t = useT('content')
  const [isChanged, setIsChanged] = useState(false)
  const labels = {
    title: t('menus.fields.title'),
    titleEn: t('menus.fields.titleEn'),
    page: t('menus.fields.page'),
    systemPageId: t('menus.fields.systemPage'),
    url: t('menus.fields.url'),
    hiddenFor: t('menus.fields.hiddenFor'),
  }
  return (
    <Card title={item ? item.title : t('menus.add')}>
      <RuledForm
        rules={updateMenuItem.input}
        errors={answer?.errors}
        labels={labels}
        onInput={() => setIsChanged(true)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <input type="hidden" name="do" value={item ? 'change' : 'add'} />
        <input type="hidden" name="menuId" value={menuId} />
        {item ? (
          <>
            <input type="hidden" name="id" value={item.id} />
            <input type="hidden" name="since" value={item.updatedAt} />
          </>
        ) : null}
        <Field name="title" label={labels.title} defaultValue={item?.title ?? ''} autoFocus={!item} />
        <Field
          name="titleEn"
          label={labels.titleEn}
          hint={t('menus.hints.titleEn')}
          defaultValue={item?.titleEn ?? ''}
          lang="en"
        />
        <div className="group/goes grid grid-cols-[minmax(0,1fr)] gap-4">
          <Segmented
            name="linkType"
            label={t('menus.fields.goes')}
            options={linkTypes.map((value) => ({ value, label: t(`menus.goes.${value}`) }))}
            defaultValue={item?.linkType ?? 'content_page'}
          />
          <div className={shown.content_page}>
            <PageChoice item={item} pages={pages} label={labels.page} />
          </div>
          <div className={shown.system_page}>
            <SelectField
              name="systemPageId"
              label={labels.systemPageId}
              isOptional={false}
              options={systemPages.map(({ id, title }) => ({ value: id, label: title }))}
              defaultValue={item?.systemPageId ?? ''}
            />
          </div>
          <div className={shown.outside_link}>
            <Field
              name="url"
              label={labels.url}
              hint={t('menus.hints.url')}
              isOptional={false}
              defaultValue={item?.url ?? ''}
            />
          </div>
        </div>
        {item ? null : (
          <SelectField
            name="parentId"
            label={t('menus.fields.parent')}
            isOptional
            placeholder={t('menus.top')}
            options={items.filter(({ parentId }) => !parentId).map(({ id, title }) => ({ value: id, label: title }))}
            defaultValue=""
          />
        )}
        <CheckboxGroup
          name="hiddenFor"
          label={labels.hiddenFor}
          hint={t('menus.hints.hiddenFor')}
          isOptional
          options={audiences.map((value) => ({ value, label: t(`menus.audiences.${value}`) }))}
          defaultValue={[...(item?.hiddenFor ?? [])]}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={home} look="outline" preventScrollReset className="max-sm:flex-1">
            {t('menus.close')}
          </ButtonLink>
          <SubmitButton className="max-sm:flex-1">{t(item ? 'menus.save' : 'menus.addVerb')}</SubmitButton>
        </div>
        <UnsavedGuard isChanged={isChanged} />
      </RuledForm>
    </Card>
  )
}

type ChoiceProps = { item: EditedItem | null; pages: MenuData['pages']; label: string }

/** The pages of the site, the two that every site has, and what the item has now, even if that is gone. */
function PageChoice({ item, pages, label }: ChoiceProps) {
  const t = useT('content')
  const fixed = [
    { value: '/', label: t('menus.home') },
    { value: '/nieuws', label: t('news.title') },
  ]
  const own = pages.map(({ id, title, path, isPublic }) => ({
    value: id,
    label: isPublic ? `${title} (${path})` : `${title} (${path}, ${t('menus.state.notPublic')})`,
  }))
  const isPath = item?.linkType === 'content_page' && !item.contentPageId
  const byPath = isPath ? pages.find(({ path }) => path === item.path)?.id : undefined
  const now = (item?.linkType === 'content_page' && (item.contentPageId ?? byPath ?? item.path)) || ''
  const isKnown = !now || [...fixed, ...own].some(({ value }) => value === now)
  const others = isKnown ? [] : [{ value: now, label: item?.path ?? now }]
  return (
    <SelectField
      name="page"
      label={label}
      isOptional={false}
      options={[...fixed, ...own, ...others]}
      defaultValue={now}
    />
  )
}
