import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Heart } from '#ui/icons.tsx'

export default {
  main: [
    {
      label: 'menu.favourites',
      path: '/favorieten',
      icon: Heart,
      order: 5,
      home: ['internship', 'place'],
      isFirstToGo: true,
    },
  ],
} satisfies MenuEntries
