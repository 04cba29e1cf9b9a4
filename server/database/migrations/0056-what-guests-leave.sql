-- A guest who goes takes these rows along: without an index each such guest reads all of them.
create index sync_group_visitor on sync_group (visitor_id) where visitor_id is not null;
create index sync_result_visitor on sync_result (visitor_id) where visitor_id is not null;
create index contact_request_visitor on contact_request (visitor_id) where visitor_id is not null;
create index customer_session_visitor on customer_session (visitor_id) where visitor_id is not null;
