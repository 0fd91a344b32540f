"""From the commit of an answer until its view is in Redis, at 100 actions a second."""


