import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { tags } from '#protocol/tags.ts'
import { mergeTag, useCount } from './merge-tag.ts'
import { tagPolicy } from './tags.policy.ts'

export const tagsFeature = feature({
  resources: [
    serve(tags, {
      table: 'tags',
      policy: tagPolicy,
      expressions: { useCount },
      writes: ['create', 'update', 'delete'],
    }),
  ],
  commands: [mergeTag],
})
