-- PostgreSQL plans by what it last counted. When a first import fills empty tables, it would go on reading them as if they
-- were empty until it counts by itself, a minute later: lists then take seconds. Only an owner may ask it to count.
create function system.count_people_again() returns void
  language plpgsql security definer set search_path = public as $$
begin
  analyze users, roles, student_profiles, groups, group_memberships, user_words;
end $$;

revoke all on function system.count_people_again() from public;
do $$
begin
  execute format('grant execute on function system.count_people_again() to %I', current_database() || '_app');
end $$;
