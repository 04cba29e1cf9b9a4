-- Files are handed out under the name the library gives them, found by the name they are stored under.
create index media_file_by_stored on media_file (stored) where deleted_at is null;
