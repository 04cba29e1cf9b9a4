-- An order has one try to pay it that is open, whoever presses how often: a provider never asks twice for the same money.
update payment_attempt older set state = 'abandoned', settled_at = older.started_at
from payment_attempt newer
where older.state = 'started' and newer.state = 'started' and newer.order_id = older.order_id
  and (newer.started_at, newer.uuid) > (older.started_at, older.uuid);

create unique index payment_attempt_open on payment_attempt (order_id) where state = 'started';
