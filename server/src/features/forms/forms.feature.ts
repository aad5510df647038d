import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { serve } from '#engine/serve.ts'
import { formLife, forms, formVersions } from '#protocol/features/forms.ts'
import { formAbilities, formPolicy, formVersionPolicy } from './forms.policy.ts'
import { closeForm, publishForm, reopenForm, shareForm } from './publish-form.ts'
import { copyForm, createForm, removeForm, saveForm } from './save-form.ts'

const counted = (t: string, statuses: string) =>
  `(select count(*)::int from form_submissions s where s.form_id = ${t}.id and s.status in (${statuses}))`

export const formsFeature = feature({
  flag: 'evaluationForms',
  abilities: formAbilities,
  resources: [
    serve(forms, {
      table: 'forms',
      policy: formPolicy,
      expressions: {
        hasChanges: (t) => `not exists (select from form_versions v
          where v.form_id = ${t}.id and v.number = ${t}.published_version and v.content = ${t}.content)`,
        canScore: (
          t,
        ) => `exists (select from form_versions v where v.form_id = ${t}.id and v.number = ${t}.published_version
          and v.content -> 'fields' @> '[{"kind": "rubric"}]' and not v.content -> 'fields' @> '[{"kind": "file"}]'
          and not v.content -> 'fields' @> '[{"kind": "signature"}]')`,
        submitted: (t) => counted(t, `'submitted', 'accepted'`),
        waiting: (t) => counted(t, `'requested', 'in_progress', 'returned'`),
      },
    }),
    serve(formVersions, {
      table: 'form_versions',
      policy: formVersionPolicy,
      expressions: {
        publishedBy: (t) => `(select nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') from users u
          where u.id = ${t}.published_by_id)`,
        submissions: (t) => `(select count(*)::int from form_submissions s where s.form_version_id = ${t}.id)`,
      },
    }),
  ],
  commands: [createForm, copyForm, saveForm, publishForm, closeForm, reopenForm, removeForm, shareForm],
  lifecycles: [formLife],
  activities: { forms: ['form'] },
  personal: personal({
    columns: { 'forms.created_by_id': decidedBy, 'form_versions.published_by_id': decidedBy },
  }),
})
