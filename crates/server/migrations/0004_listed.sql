-- A table is listed as long as the lobby shows it: while it has a free seat, and then if others may watch. Until now it was
-- listed if it was open, whatever became of it.
UPDATE tables SET listed = 0 WHERE status NOT IN ('waiting', 'playing')
    OR (status = 'waiting' AND seats NOT LIKE '%null%')
    OR (status = 'playing' AND setup LIKE '%"spectators":false%');
