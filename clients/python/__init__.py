"""Examples on top of ``antechamber_client``, which ``make clients`` generates."""
