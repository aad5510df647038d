import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { tags } from '#protocol/features/tags.ts'
import { mergeTag, useCounts } from './merge-tag.ts'
import { tagAbilities, tagPolicy } from './tags.policy.ts'

export const tagsFeature = feature({
  abilities: tagAbilities,
  resources: [
    serve(tags, {
      table: 'tags',
      policy: tagPolicy,
      expressions: useCounts,
      writes: ['create', 'update', 'delete'],
    }),
  ],
  commands: [mergeTag],
  activities: { school: ['tag'] },
})
