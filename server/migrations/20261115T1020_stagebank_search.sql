-- What the stagebank searches in. Row-level security lets an index be used only for comparing, so words are kept in tables
-- of their own, as they are compared: stems, parts of compounds, and what a typing error leaves of them.

-- Dutch word forms become one: asielen is asiel, huizen is huis, hondje is hond, lessen is les, autos is auto, and what
-- somebody does (maakt, kookt, repareert, helpt) is what is done (maken, koken …). Nouns on -t stay: markt, taart, patient,
-- recept. Nothing for words that say nothing, such as "de".
create function search_stem(word text) returns text
  language sql immutable strict parallel safe
begin atomic
  -- The last letter is looked at first, because an expression costs more than all the rest. Without "offset 0" every step
  -- would be taken as often as the next one names it.
  select case when length(stem) > 3 and right(stem, 2) in ('bb', 'ff', 'gg', 'll', 'mm', 'nn', 'pp', 'rr', 'ss')
    then left(stem, -1) else stem end
  from (select left(stem, -1) || translate(right(stem, 1), 'zv', 'sf') as stem
    from (select (ts_lexize('dutch_stem', case
      when length(word) > 4 and right(word, 2) in ('os', 'ys') and word !~ '[aeiou].s$' then left(word, -1)
      when right(word, 1) = 't'
        and word ~ ('((aa|ee|oo|uu|ai|oe|ie|ij|ui|eu|ou)[fgklmp]|(aa|ee|oo|ai|oe|ij|eu)n|...eer|oer|aai|oei|'
          || '[^aeiou][aeiou]k|erk|nk|[lmr]p|[^r]ip|[ao]p|[enr]g|[^aeiou]el|[aeio]m|rf|d)t$') then left(word, -1)
      when length(word) > 5 and right(rtrim(word, 's'), 2) = 'je'
        then regexp_replace(word, '(etje|(?<=[lnrw]|aa|oo|uu)tje|je)s?$', '')
      else word end))[1] as stem offset 0) s offset 0) t;
end;

-- The two halves of a compound, when one of them is a word of our field, and the halves of those: dierenasiel is dieren
-- and asiel, hondenuitlaatservice is also uitlaat.
create function search_pieces(word text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  parts constant text[] := regexp_split_to_array('
    administratie afval agent ambulance archief asiel atelier auto avond baantje baby bakker bakkerij balie bank basis
    basisschool bedrijf bedrijfs begeleider begeleiding beheer bejaarden bewoners bibliotheek bijbaan bloemen boeken
    boer boerderij bomen bouw brandweer brood buiten buurt buurthuis cafe camping catering centrum club coach
    computer cultuur dagbesteding dans dementie dieren dierenarts dinsdag donderdag drogist elektro eten
    evenement evenementen feest festival fiets fietsen film fles flessen foto fruit garage gasten gebouw
    gehandicapten geiten gids gitaar groen groente groenten groep gym haven hengel hockey honden hotel houderij
    hout huis huiskamer huiswerk hulp instructeur jeugd jongeren kaas kamer kantine kantoor kapper kassa katten
    kazerne keuken kinder kinderen klas kleding kleren kleuter klus knutsel koffie konijnen kook koor kring
    kunst leerling leerlingen lees les lessen lokaal lunch maaltijd maandag maatje magazijn maker makerij manege
    markt medewerker media melk melkvee metaal meubel middag milieu mode moestuin monteur museum muziek naai
    natuur onderhoud onderwijs oppas opvang ouderen paard paarden park peuter piano pizza planten podium politie
    pony poppen post radio reclame reparatie restaurant rijden rolstoel ruimte salon schaats schapen
    scheidsrechter schilder school schoonmaak scooter scouting service sleutel software speel speelgoed
    speeltuin spel spellen sport stads stage stageplaats stageplek stal station straat strand studio taal team techniek tehuis teken tennis
    terras theater thee timmer toneel trainer training tuin turn uitlaat vakantie veehouderij vereniging verhuur
    verkoop verpleeg verzorger verzorging verzorgings voedsel voer voetbal vogel vogels volleybal voorlees
    voorstelling vrijdag vrijwilligers vuilnis wandel was water website weekend werk werkplaats wijk winkel woensdag
    woon zaak zaal zang zaterdag zieken ziekenhuis zomer zondag zorg zwem zwembad', '\s+');
  long integer := length(word);
  head text;
  tail text;
  found text[];
begin
  if long < 7 or regexp_replace(word, '(en|n|s)$', '') = any(parts) or word = any(parts) then return '{}'; end if;
  for size in reverse long - 3 .. 3 loop
    if tail is null and right(word, size) = any(parts) then tail := right(word, size); end if;
    if head is null and left(word, size) = any(parts) then head := left(word, size); end if;
  end loop;
  found := array(select distinct piece from unnest(array[head, tail,
    case when head is not null then substr(word, length(head) + 1) end,
    case when tail is not null then regexp_replace(left(word, long - length(tail)), '(?<=...)s$', '') end]) piece
    where length(piece) > 3 or piece = any(parts));
  return array(select piece from unnest(found) piece
    -- What looks like an s between two words may be the end of one: oppasservice.
    union select part from unnest(found || left(word, long - length(tail))) piece
      cross join unnest(case when length(piece) > 6 then search_pieces(piece) end) part);
end $$;

-- What is left when one letter is forgotten, of long words also two. A typing error leaves the same of what was typed.
create function search_variants(word text) returns setof text
  language sql immutable parallel safe
begin atomic
  select word
  union all
  select distinct less collate "C" from (
    select left(word, i - 1) || substr(word, i + 1) as less from generate_series(1, length(word)) i
      where length(word) between 4 and 20
    union all
    select left(word, i - 1) || substr(word, i + 1, j - i - 1) || substr(word, j + 1)
      from generate_series(1, length(word) - 1) i cross join generate_series(i + 1, length(word)) j
      where length(word) between 9 and 20) shorter;
end;

-- A square of about five kilometres; -1 for what is nowhere.
create function search_cell(latitude double precision, longitude double precision) returns integer
  language sql immutable parallel safe
  return coalesce((floor(latitude / 0.045)::integer + 2000) * 8192 + floor(longitude / 0.073)::integer + 4096, -1);

-- Every word that ever stood in a vacancy, with its stem and those of its pieces. Only ever added to: it says how words
-- are read, not where they are.
create table vacancy_vocabulary (
  tenant_id uuid not null default current_tenant(),
  word      text collate "C" not null,
  stem      text collate "C",
  pieces    text[] not null,
  primary key (tenant_id, word)
);
call protect_tenant_table('vacancy_vocabulary', is_large => true);

create table vacancy_variants (
  tenant_id uuid not null default current_tenant(),
  variant   text collate "C" not null,
  word      text collate "C" not null,
  primary key (tenant_id, variant, word)
);
call protect_tenant_table('vacancy_variants', is_large => true);

-- One row a vacancy, with everything that a search looks at. The number is short, because it stands in every posting, and
-- later vacancies have higher ones.
create table vacancy_search (
  tenant_id       uuid not null default current_tenant(),
  nr              integer not null generated by default as identity,
  vacancy_id      uuid not null,
  organization_id uuid not null,
  is_findable     boolean not null,
  -- Its host or a tag is called otherwise now, and so many vacancies have it that a job writes them.
  is_stale        boolean not null default false,
  is_for_all      boolean not null,
  school_ids      uuid[] not null,
  published_at    timestamptz not null,
  cell            integer not null,
  latitude        double precision,
  longitude       double precision,
  sector          text,
  kind            text not null,
  tag_ids         uuid[] not null,
  -- A bit per level and per day. A vacancy that names none is for all of them.
  levels          integer not null,
  weekdays        integer not null,
  hours           integer,
  start_date      date,
  end_date        date,
  places_left     integer not null,
  minimum_age     integer,
  maximum_age     integer,
  words           tsvector not null,
  primary key (tenant_id, nr),
  unique (tenant_id, vacancy_id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade
);
create index vacancy_search_newest on vacancy_search (tenant_id, published_at desc, nr desc) where is_findable;
create index vacancy_search_stale on vacancy_search (tenant_id) where is_stale;
call protect_tenant_table('vacancy_search', is_large => true);

-- Where each word is. The empty word stands in every vacancy; '#' and a tag or a sector in those that have it. What
-- cannot be found by everybody who searches lies in cell -2, out of the way: also what is for some schools, of which there
-- is so little that their own people get it all looked at.
create table vacancy_terms (
  tenant_id uuid not null default current_tenant(),
  term      text collate "C" not null,
  cell      integer not null,
  nr        integer not null,
  -- 4 in the title … 1 in the text.
  weight    smallint not null,
  primary key (tenant_id, term, cell, nr)
);
-- The best of the whole country first.
create index vacancy_terms_best on vacancy_terms (tenant_id, term, weight desc, nr desc) where cell > -2;
call protect_tenant_table('vacancy_terms', is_large => true);

-- The words of some vacancies, its days among them, each once, with the best place where it stands. What is the same is not written. The hosts
-- are locked, so that one that is denied meanwhile is read as it is then and not as it was.
create function write_vacancy_search(tenant uuid, ids uuid[]) returns void language sql
begin atomic
  with source as materialized (
    select v.*, o.name as host, o.type as kind, o.status as host_status,
      coalesce(v.city, o.city) as town, coalesce(v.latitude, o.latitude) as lat, coalesce(v.longitude, o.longitude) as lng,
      array(select t.tag_id from vacancy_tags t where t.tenant_id = v.tenant_id and t.vacancy_id = v.id order by 1) as tag_ids,
      array(select s.school_id from vacancy_schools s where s.tenant_id = v.tenant_id and s.vacancy_id = v.id order by 1) as school_ids
    from vacancies v join organizations o on o.tenant_id = v.tenant_id and o.id = v.organization_id
    where v.tenant_id = tenant and v.id = any(ids)
    for share of o
  ), texts as materialized (
    select s.id, w.place, w.word from source s cross join lateral (
      select 4 as place, search_terms(s.title) as word
      union all select 3, search_terms(concat_ws(' ', s.host, s.town, s.sector,
        (select string_agg(g.name, ' ') from tags g where g.tenant_id = tenant and g.id = any(s.tag_ids)),
        (select string_agg((array['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag weekend', 'zondag weekend'])[d], ' ')
          from unnest(s.weekdays) d)))
      union all select 2, search_terms(s.requirements)
      union all select 1, search_terms(left(s.description, 3000))) w
    where length(w.word) <= 40
  ), known as materialized (
    select w.word, k.word is null as is_new, case when k.word is null then search_stem(w.word) else k.stem end as stem,
      coalesce(k.pieces, search_pieces(w.word)) as pieces
    from (select distinct word from texts) w
    left join vacancy_vocabulary k on k.tenant_id = tenant and k.word = w.word
  ), fresh as materialized (
    select word, stem, pieces from known where is_new
    union select p, search_stem(p), '{}' from known cross join unnest(pieces) p
      where is_new and not exists (select from known k where k.word = p)
  ), added as (
    insert into vacancy_vocabulary (tenant_id, word, stem, pieces)
      select tenant, word, stem, pieces from fresh order by word on conflict do nothing
  ), varied as (
    insert into vacancy_variants (tenant_id, variant, word)
      select tenant, variant, word from fresh cross join search_variants(word) variant
      where stem is not null and word !~ '[0-9]' and length(word) > 3 order by variant, word on conflict do nothing
  ), stems as (
    select t.id, k.stem as term, t.place from texts t join known k on k.word = t.word where k.stem is not null
    union all
    select t.id, search_stem(p), greatest(t.place - 1, 1) from texts t join known k on k.word = t.word cross join unnest(k.pieces) p
      where search_stem(p) is not null
  ), words as (
    select id, string_agg(term || ':1' || substr('DCBA', place, 1), ' ')::tsvector as words
    from (select id, term, max(place) as place from stems group by id, term) s group by id
  )
  insert into vacancy_search as x (tenant_id, vacancy_id, organization_id, is_findable, is_for_all, school_ids, published_at, cell,
    latitude, longitude, sector, kind, tag_ids, levels, weekdays, hours, start_date, end_date, places_left, minimum_age,
    maximum_age, words)
  select tenant, s.id, s.organization_id, s.status in ('published', 'full') and s.host_status = 'approved',
    s.visible_to = 'all', s.school_ids, coalesce(s.published_at, s.created_at),
    case when s.status in ('published', 'full') and s.host_status = 'approved' and s.visible_to = 'all'
      then search_cell(s.lat, s.lng) else -2 end,
    s.lat, s.lng, s.sector, s.kind, s.tag_ids,
    coalesce((select bit_or(1 << (array_position(array['pro', 'vmbo-bk', 'vmbo-gt', 'havo', 'vwo', 'mbo'], l) - 1))
      from unnest(s.levels) l), 63),
    coalesce((select bit_or(1 << (d - 1)) from unnest(s.weekdays) d where d between 1 and 7), 127),
    s.hours, s.start_date, s.end_date, s.places - s.places_taken, s.minimum_age, s.maximum_age, coalesce(w.words, '')
  from source s left join words w on w.id = s.id
  order by coalesce(s.published_at, s.created_at), s.id
  on conflict (tenant_id, vacancy_id) do update set
    organization_id = excluded.organization_id, is_findable = excluded.is_findable, is_stale = false, is_for_all = excluded.is_for_all,
    school_ids = excluded.school_ids, published_at = excluded.published_at, cell = excluded.cell,
    latitude = excluded.latitude, longitude = excluded.longitude, sector = excluded.sector, kind = excluded.kind,
    tag_ids = excluded.tag_ids, levels = excluded.levels, weekdays = excluded.weekdays, hours = excluded.hours,
    start_date = excluded.start_date, end_date = excluded.end_date, places_left = excluded.places_left,
    minimum_age = excluded.minimum_age, maximum_age = excluded.maximum_age, words = excluded.words
  where (x.organization_id, x.is_findable, x.is_stale, x.is_for_all, x.school_ids, x.published_at, x.cell, x.latitude,
      x.longitude, x.sector, x.kind, x.tag_ids, x.levels, x.weekdays, x.hours, x.start_date, x.end_date, x.places_left,
      x.minimum_age, x.maximum_age, x.words)
    is distinct from (excluded.organization_id, excluded.is_findable, false, excluded.is_for_all, excluded.school_ids,
      excluded.published_at, excluded.cell, excluded.latitude, excluded.longitude, excluded.sector, excluded.kind,
      excluded.tag_ids, excluded.levels, excluded.weekdays, excluded.hours, excluded.start_date, excluded.end_date,
      excluded.places_left, excluded.minimum_age, excluded.maximum_age, excluded.words);
end;

-- After a change of something that vacancies share: a few are written at once, of many a job does it (tend-search.ts). They
-- are locked, so that one that is closed meanwhile is read as it is then.
create function rewrite_vacancy_search(tenant uuid, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 200 then
    update vacancy_search set is_stale = true where tenant_id = tenant and vacancy_id = any(ids) and not is_stale;
  else
    perform from vacancies where tenant_id = tenant and id = any(ids) order by id for share;
    perform write_vacancy_search(tenant, ids);
  end if;
end $$;

-- The postings of one row.
create function search_postings(words tsvector, tag_ids uuid[], sector text) returns table (term text, weight smallint)
  language sql immutable parallel safe
begin atomic
  select lexeme, (strpos('DCBA', weights[1]))::smallint from unnest(words)
  union all select '#' || tag, 0::smallint from unnest(tag_ids) tag
  union all select '#' || sector, 0::smallint where sector is not null
  union all select '', 0::smallint;
end;

create function postings_of_new() returns trigger language plpgsql as $$
begin
  insert into vacancy_terms (tenant_id, term, cell, nr, weight)
    select n.tenant_id, p.term, n.cell, n.nr, p.weight
    from new_rows n cross join lateral search_postings(n.words, n.tag_ids, n.sector) p;
  return null;
end $$;
-- Row by row, because each row is its own few steps in an index, however many come at once.
create function postings_of_changed() returns trigger language plpgsql as $$
begin
  delete from vacancy_terms where tenant_id = old.tenant_id and cell = old.cell and nr = old.nr and term = any(array(
    select term from search_postings(old.words, old.tag_ids, old.sector)
    except select term from search_postings(new.words, new.tag_ids, new.sector) where old.cell = new.cell));
  insert into vacancy_terms as t (tenant_id, term, cell, nr, weight)
    select new.tenant_id, p.term, new.cell, new.nr, p.weight
    from search_postings(new.words, new.tag_ids, new.sector) p
    on conflict (tenant_id, term, cell, nr) do update set weight = excluded.weight where t.weight <> excluded.weight;
  return null;
end $$;
create function postings_of_gone() returns trigger language plpgsql as $$
begin
  delete from vacancy_terms where tenant_id = old.tenant_id and cell = old.cell and nr = old.nr
    and term = any(array(select term from search_postings(old.words, old.tag_ids, old.sector)));
  return null;
end $$;
create trigger postings_of_new after insert on vacancy_search
  referencing new table as new_rows for each statement execute function postings_of_new();
create trigger postings_of_changed after update on vacancy_search for each row
  when ((old.cell, old.words, old.tag_ids, old.sector) is distinct from (new.cell, new.words, new.tag_ids, new.sector))
  execute function postings_of_changed();
create trigger postings_of_gone after delete on vacancy_search for each row execute function postings_of_gone();

create function search_of_new_vacancies() returns trigger language plpgsql as $$
begin
  perform write_vacancy_search(tenant_id, array_agg(id)) from new_rows group by tenant_id;
  return null;
end $$;
-- A place that is taken or freed changes nothing but how many are left, and there many may come at once. What changed is
-- found without a join: its plan would be the one of the first statement, and that changed one row.
create function search_of_changed_vacancies() returns trigger language plpgsql as $$
begin
  update vacancy_search s set places_left = n.places - n.places_taken
    from new_rows n where s.tenant_id = n.tenant_id and s.vacancy_id = n.id and s.places_left <> n.places - n.places_taken;
  perform write_vacancy_search(tenant_id, array_agg(id)) from (
    select tenant_id, id, status in ('published', 'full'), title, description, requirements, sector, organization_id, city,
      latitude, longitude, levels, weekdays, hours, start_date, end_date, minimum_age, maximum_age, visible_to, published_at
    from new_rows
    except select tenant_id, id, status in ('published', 'full'), title, description, requirements, sector, organization_id,
      city, latitude, longitude, levels, weekdays, hours, start_date, end_date, minimum_age, maximum_age, visible_to,
      published_at
    from old_rows) changed
    group by tenant_id;
  return null;
end $$;
-- Of tags and schools of vacancies: which vacancies gained or lost one.
create function search_of_related() returns trigger language plpgsql as $$
begin
  perform rewrite_vacancy_search(tenant_id, array_agg(distinct vacancy_id)) from changed_rows group by tenant_id;
  return null;
end $$;
-- The host is locked by now, and whoever saves a vacancy of it waits for that lock. What cannot be found any more is hidden
-- at once, however many there are.
create function search_of_hosts() returns trigger language plpgsql as $$
declare part record;
begin
  for part in
    select v.tenant_id as tenant, array_agg(v.id) as ids, array_agg(v.id) filter (where n.status <> 'approved') as hidden
    from (
      select tenant_id, id, name, city, latitude, longitude, status, type from new_rows
      except select tenant_id, id, name, city, latitude, longitude, status, type from old_rows) n
    join vacancies v on v.tenant_id = n.tenant_id and v.organization_id = n.id
    group by v.tenant_id
  loop
    if cardinality(part.ids) > 200 then
      update vacancy_search set is_stale = true, is_findable = is_findable and vacancy_id <> all(coalesce(part.hidden, '{}'))
        where tenant_id = part.tenant and vacancy_id = any(part.ids);
    else
      perform write_vacancy_search(part.tenant, part.ids);
    end if;
  end loop;
  return null;
end $$;
create function search_of_tags() returns trigger language plpgsql as $$
begin
  perform rewrite_vacancy_search(t.tenant_id, array_agg(distinct t.vacancy_id))
    from (select tenant_id, id, name from new_rows except select tenant_id, id, name from old_rows) n
    join vacancy_tags t on t.tenant_id = n.tenant_id and t.tag_id = n.id
    group by t.tenant_id;
  return null;
end $$;

create trigger search_of_new after insert on vacancies
  referencing new table as new_rows for each statement execute function search_of_new_vacancies();
create trigger search_of_changed after update on vacancies
  referencing old table as old_rows new table as new_rows for each statement execute function search_of_changed_vacancies();
create trigger search_of_added after insert on vacancy_tags
  referencing new table as changed_rows for each statement execute function search_of_related();
create trigger search_of_removed after delete on vacancy_tags
  referencing old table as changed_rows for each statement execute function search_of_related();
create trigger search_of_added after insert on vacancy_schools
  referencing new table as changed_rows for each statement execute function search_of_related();
create trigger search_of_removed after delete on vacancy_schools
  referencing old table as changed_rows for each statement execute function search_of_related();
create trigger search_of_changed after update on organizations
  referencing old table as old_rows new table as new_rows for each statement execute function search_of_hosts();
create trigger search_of_changed after update on tags
  referencing old table as old_rows new table as new_rows for each statement execute function search_of_tags();
