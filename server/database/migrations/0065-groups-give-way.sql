-- A group may go before its person does (rule S34): a mutation that was executed in it stays known by its id (rule S24).
-- The lane and the number stay with the result, by which it is told from a direct call, and kept longer (rule S27).
alter table sync_result
  drop constraint sync_result_group_id_fkey,
  drop constraint sync_result_check,
  add constraint sync_result_group_id_fkey foreign key (group_id) references sync_group (id) on delete set null,
  add constraint sync_result_place check ((lane is null) = (seq is null) and (group_id is null or lane is not null));
create index sync_result_of_gone_groups on sync_result (at) where group_id is null and lane is not null;
