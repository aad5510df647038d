import { inDays } from '#protocol/shared/days.ts'
import type { Cells, Permissions } from '#test/permission-cells.ts'
import { call, fixed, fresh, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const ownSchool: Cells = { schoolAdmin: 'school' }

export const permissions: Permissions = {
  'Free days': {
    read: { mentor: 'school', schoolAdmin: 'school', operator: 'all' },
    create: ownSchool,
    update: ownSchool,
    delete: ownSchool,
    schoolCalendar: { mentor: 'school', schoolAdmin: 'school', operator: 'all' },
    saveSchoolCalendar: ownSchool,
  },
}

export async function subjects({ places, insert }: PermissionWorld): Promise<Subject[]> {
  const schools = fixed({ school: places.school.id, 'other school': places.otherSchool.id })
  const day = { name: 'Studiedag', start_date: inDays(3), end_date: inDays(3) }
  const rows = fresh(schools, (schoolId) => insert('free_days', { school_id: schoolId, ...day }))
  const body = (id: string | undefined, attributes: object) => ({
    data: { type: 'freeDays', ...(id ? { id } : {}), attributes },
  })
  const range = `filter[start_date]=${inDays(-100)}&filter[end_date]=${inDays(250)}`
  return [
    {
      title: 'Free days',
      type: 'freeDays',
      actions: [
        read('/free_days', rows),
        {
          name: 'create',
          targets: schools,
          try: call('POST', '/free_days', (schoolId) => body(undefined, { school_id: schoolId, ...day })),
        },
        { name: 'update', targets: rows, try: call('PATCH', '/free_days/:id', (id) => body(id, { name: 'Vrij' })) },
        { name: 'delete', targets: rows, try: call('DELETE', '/free_days/:id') },
        {
          name: 'schoolCalendar',
          targets: schools,
          try: call('GET', `/free_days/calendar?filter[school_id]=:id&${range}`),
        },
        {
          name: 'saveSchoolCalendar',
          targets: schools,
          try: call('PUT', '/free_days/calendar', (schoolId) => ({ school_id: schoolId, region: 'south' })),
        },
      ],
    },
  ]
}
