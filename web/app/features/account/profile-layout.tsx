import { Outlet } from 'react-router'
import { ProfileTabs } from './profile-tabs.tsx'

/** Everything about one's own account, one page per subject. */
export default function ProfileLayout() {
  return (
    <div className="wrap py-6 md:py-10">
      <ProfileTabs />
      <div className="mt-5 max-w-[42rem]">
        <Outlet />
      </div>
    </div>
  )
}
