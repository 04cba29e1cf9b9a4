-- What is asked about a vehicle for sale beside a message: at which time somebody would try it, and which vehicle they
-- would give in return (domain 2.10).
alter table contact_request
  add column wanted_time text,
  -- {make, model, year, mileage, state}
  add column trade_in jsonb;
